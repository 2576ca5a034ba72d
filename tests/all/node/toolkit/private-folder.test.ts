import { privateFolder } from "../../../../toolkit/private-folder";

test("of a folder whose rights can't be set it is told who may read it, once", async () => {
  const told = jest.spyOn(console, "error").mockImplementation(() => {});
  // Nobody can change the mode of this folder, not even root.
  await privateFolder("/proc/sys");
  await privateFolder("/proc/sys");
  expect(told.mock.calls).toEqual([
    ["/proc/sys is open to everybody and belongs to user 0, who alone can change that: chmod 700."],
  ]);
});
