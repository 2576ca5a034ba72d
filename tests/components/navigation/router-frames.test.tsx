import { MessageChannel } from "node:worker_threads";
import { globalHistory, LocationProvider, navigate } from "@gatsbyjs/reach-router";
import { cleanup, render, screen } from "@testing-library/react";
import { createRouterFrames } from "../../../gatsby/inside/router-frames";

const noFrame = jest.fn(() => 0);
let isHidden = false;

beforeAll(() => {
  Object.assign(globalThis, { MessageChannel });
  jest.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  jest.spyOn(window, "requestAnimationFrame").mockImplementation(noFrame);
});
afterAll(() => jest.restoreAllMocks());
afterEach(cleanup);

/** Renders the path that Gatsby's router has. */
function showAddress(): void {
  render(
    <LocationProvider history={globalHistory}>
      {({ location }) => <p>{location.pathname}</p>}
    </LocationProvider>,
  );
}

test.each([
  ["before", () => undefined],
  ["while", () => document.dispatchEvent(new Event("visibilitychange"))],
])("a tab hidden %s a navigation is in progress shows its page without a frame", async (when, hide) => {
  showAddress();
  const frames = createRouterFrames();
  isHidden = when === "before";
  frames.begin();
  void navigate(`/hidden-${when}`);
  await Promise.resolve();
  isHidden = true;
  hide();
  expect(await screen.findByText(`/hidden-${when}`)).toBeTruthy();
  frames.end();
});

test("a visible tab waits for a frame, so that the pressed link is seen as pressed", async () => {
  isHidden = false;
  showAddress();
  const shown = screen.getByText(/^\//).textContent;
  const frames = createRouterFrames();
  frames.begin();
  void navigate("/in-view");
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText(/^\//).textContent).toBe(shown);
  frames.end();
});
