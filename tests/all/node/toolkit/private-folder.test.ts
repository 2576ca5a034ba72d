import { privateFolder } from "../../../../toolkit/private-folder";

test("if a folder's permissions can't be set, one warning says who may read it", async () => {
  const told = jest.spyOn(console, "error").mockImplementation(() => {});
  // Nobody can change the mode of this folder, not even root.
  await privateFolder("/proc/sys");
  await privateFolder("/proc/sys");
  expect(told.mock.calls).toEqual([
    ["/proc/sys is open to everybody and belongs to user 0, who alone can change that: chmod 700."],
  ]);
});
