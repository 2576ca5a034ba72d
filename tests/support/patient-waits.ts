import { configure } from "@testing-library/react";

// Code that comes on demand is transformed when a test first asks for it, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
