"use client";
import { getTranslation } from "@payloadcms/translations";
import { FieldError, useAllFormFields, useField, useForm, useTranslation } from "@payloadcms/ui";
import type { ArrayFieldClientComponent } from "payload";
import { useId, useState } from "react";
import { fillMessage } from "../../../languages/fill-message";
import { MONTH } from "../../../shared/month";
import { isNumber } from "../../../shared/record";
import { monthText } from "../desk/price-row-text";
import { useDeskTexts, useLanguage } from "./desk-texts";
import "./months-grid.css";
import { PriceInput } from "./price-input";

/** Years offered after the current one. */
const AHEAD = 3;
const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));

/** A party's prices as a grid of months, in place of a list of rows; an empty month is "on request". */
export const MonthsGrid: ArrayFieldClientComponent = ({
  path: given,
  field,
  schemaPath = field.name,
  readOnly,
}) => {
  const { path, rows = [], disabled, showError } = useField({ hasRows: true, potentiallyStalePath: given });
  const [fields] = useAllFormFields();
  const { addFieldRow, removeFieldRow, dispatchFields, setModified } = useForm();
  const { i18n } = useTranslation();
  const language = useLanguage();
  const { prices: say } = useDeskTexts();
  const id = useId();
  const isFixed = readOnly === true || disabled;

  const months = rows.map((_, index) => {
    const amount = fields[`${path}.${index}.amount`];
    const month = fields[`${path}.${index}.month`]?.value;
    return {
      index,
      month: typeof month === "string" ? month : "",
      amount: isNumber(amount?.value) ? amount.value : undefined,
      fault: amount?.valid === false ? amount.errorMessage : undefined,
    };
  });
  const thisYear = new Date().getFullYear();
  const written = months.flatMap(({ month }) => (MONTH.test(month) ? Number(month.slice(0, 4)) : []));
  const offered = Array.from({ length: AHEAD + 1 }, (_, index) => thisYear + index);
  const years = [...new Set([...written, ...offered])].sort((one, other) => one - other);
  const [year, setYear] = useState(
    () => years.find((one) => one >= thisYear && written.includes(one)) ?? thisYear,
  );

  const setAmount = (month: string, amount: number | undefined) => {
    const row = months.find((one) => one.month === month);
    if (row !== undefined && amount === undefined) return removeFieldRow({ path, rowIndex: row.index });
    if (row !== undefined) {
      dispatchFields({ type: "UPDATE", path: `${path}.${row.index}.amount`, value: amount, valid: true });
      return setModified(true);
    }
    if (amount === undefined) return;
    addFieldRow({
      path,
      schemaPath,
      rowIndex: months.find((one) => one.month > month)?.index ?? months.length,
      subFieldState: { month: stateOf(month), amount: stateOf(amount) },
    });
  };
  const [, parties = "", party = ""] = /^(.+)\.(\d+)\.[^.]+$/.exec(path) ?? [];
  const copy = () => {
    dispatchFields({ type: "DUPLICATE_ROW", path: parties, rowIndex: Number(party) });
    setModified(true);
  };

  return (
    <div className="field-type months-grid" role="group" aria-labelledby={id}>
      <FieldError path={path} showError={showError} />
      <header>
        <h4 id={id}>{getTranslation(field.label ?? field.name, i18n)}</h4>
        <label>
          {say.year}
          <select value={year} onChange={({ target }) => setYear(Number(target.value))}>
            {years.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        {!isFixed && (
          <button type="button" onClick={copy}>
            {say.copyParty}
          </button>
        )}
      </header>
      <div className="months-grid__months">
        {MONTHS.map((ofYear) => {
          const month = `${year}-${ofYear}`;
          const row = months.find((one) => one.month === month);
          return (
            <PriceInput
              key={month}
              label={monthText(month, language)}
              amount={row?.amount}
              fault={row?.fault}
              isFixed={isFixed}
              onChange={(amount) => setAmount(month, amount)}
            />
          );
        })}
      </div>
      {months
        .filter(({ month }) => !MONTH.test(month))
        .map(({ index, month }) => (
          <p key={index} role="alert">
            {fillMessage(say.notAMonth, { month })}{" "}
            <button type="button" onClick={() => removeFieldRow({ path, rowIndex: index })}>
              {say.remove}
            </button>
          </p>
        ))}
    </div>
  );
};

function stateOf(value: string | number) {
  return { value, initialValue: value, valid: true };
}
