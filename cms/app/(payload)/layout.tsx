import "@payloadcms/next/css";
import "../../src/admin/dashboard.css";
import "../../src/admin/field-error.css";
import config from "@payload-config";
import { handleServerFunctions, RootLayout } from "@payloadcms/next/layouts";
import type { ServerFunctionClient } from "payload";
import type { HtmlHTMLAttributes, ReactNode } from "react";
import { parseEnvironment } from "../../src/environment";
import { serverFunctions } from "../../src/admin/server-functions";
import { importMap } from "./admin/importMap.js";

const serverFunction: ServerFunctionClient = async (args) => {
  "use server";
  return handleServerFunctions({ ...args, config, importMap, serverFunctions });
};

export default function Layout({ children }: { children: ReactNode }) {
  const { timeZone } = parseEnvironment(process.env);
  // By its clock Payload's own times are written: payload-times.cjs.
  const html: HtmlHTMLAttributes<HTMLHtmlElement> & Record<"data-time-zone", string> = {
    "data-time-zone": timeZone,
  };
  return (
    <RootLayout config={config} htmlProps={html} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
