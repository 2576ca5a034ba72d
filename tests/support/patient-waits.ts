import { configure } from "@testing-library/react";

// Lazily loaded code is transformed on first import, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
