import { useRef, useState } from 'react';
import type { Centavos, Thousandths } from '../../domain/money.ts';
import { lineAmount } from '../../domain/nota.ts';
import { isOneLine } from '../../domain/oneLineText.ts';
import { MALFORMED_AMOUNT, MALFORMED_QUANTITY, parseAmount, parseQuantity } from '../../domain/writtenNumber.ts';
import { acceptText, withKey } from '../fields/typedNumber.ts';
import { FLEX_TEXTS } from '../texts.ts';

/** A flex line: name, quantity (thousandths) and unit price (centavos). */
export interface FlexLine {
  nombre: string;
  cantidad: Thousandths;
  precio: Centavos;
}

export interface FlexFormOptions {
  initialName?: string;
  /** Returns the message for a name that isn't allowed, or undefined when it is. */
  checkName?(name: string): string | undefined;
  onAccept(line: FlexLine): void;
}

type FieldName = 'nombre' | 'cantidad' | 'cost';
const DECIMALS = { cantidad: 3, cost: 2 } as const;

/** The typed texts; the texts of the two numbers may be malformed. */
type Values = Record<FieldName, string>;
type Faults = Partial<Record<FieldName, string>>;

function lineOf({ nombre: name, cantidad: quantity, cost }: Values): FlexLine {
  return { nombre: name.trim(), cantidad: parseQuantity(quantity) ?? 0, precio: parseAmount(cost) ?? 0 };
}

/** Error messages of the fields that are missing or wrong. */
function faultsOf(values: Values, checkName: FlexFormOptions['checkName']): Faults {
  const { nombre: name, cantidad: quantity, precio: price } = lineOf(values);
  const faults: Faults = {};
  const wrongName = isOneLine(name) ? checkName?.(name) : FLEX_TEXTS.invisibleName;
  if (name === '') faults.nombre = FLEX_TEXTS.missingName;
  else if (wrongName) faults.nombre = wrongName;
  if (quantity <= 0) {
    const malformed = parseQuantity(values.cantidad) === null && values.cantidad !== '';
    faults.cantidad = malformed ? MALFORMED_QUANTITY : FLEX_TEXTS.missingQuantity;
  }
  if (price <= 0) {
    const malformed = parseAmount(values.cost) === null && values.cost !== '';
    faults.cost = malformed ? MALFORMED_AMOUNT : FLEX_TEXTS.missingCost;
  }
  return faults;
}

/** State of the dialog of a flex servicio: the typed texts, their errors, and the field that the number pad fills. */
export function useFlexForm({ initialName = '', checkName, onAccept }: FlexFormOptions) {
  const [values, setValues] = useState<Values>({ nombre: initialName, cantidad: '1', cost: '' });
  const [errors, setErrors] = useState<Faults>({});
  const [active, setActive] = useState<'cantidad' | 'cost'>('cost');
  // True while the text of the field is selected, because the next key then replaces it.
  const [selected, setSelected] = useState(true);
  const inputs = {
    nombre: useRef<HTMLInputElement>(null),
    cantidad: useRef<HTMLInputElement>(null),
    cost: useRef<HTMLInputElement>(null),
  };

  const line = lineOf(values);

  const set = (field: FieldName, value: string) => {
    setSelected(false);
    setValues((previous) => ({ ...previous, [field]: value }));
    setErrors((previous) => ({ ...previous, [field]: undefined }));
  };
  const onType = (key: string) => {
    set(active, withKey(values[active], key, DECIMALS[active], selected));
    if (document.activeElement !== inputs[active].current) inputs[active].current?.focus();
  };
  const send = () => {
    const faults = faultsOf(values, checkName);
    setErrors(faults);
    const first = (['nombre', 'cantidad', 'cost'] as const).find((field) => faults[field]);
    if (first) inputs[first].current?.focus();
    else onAccept(line);
  };
  /** Props of the field of the name. */
  const name = {
    value: values.nombre,
    error: errors.nombre,
    inputRef: inputs.nombre,
    onChange: (event: { target: { value: string } }) => set('nombre', event.target.value),
  };
  /** Props of a field of a number. */
  const numeric = (field: 'cantidad' | 'cost') => ({
    value: values[field],
    error: errors[field],
    inputRef: inputs[field],
    onFocus: (event: { target: EventTarget & (HTMLInputElement | HTMLTextAreaElement) }) => {
      setActive(field);
      setSelected(true);
      event.target.select();
    },
    onChange: (event: { target: { value: string } }) => {
      const accepted = acceptText(event.target.value, DECIMALS[field]);
      if (accepted !== null) set(field, accepted);
    },
    input: { inputMode: 'none' as const, autoComplete: 'off' },
  });

  return { name, numeric, onType, send, amount: lineAmount(line) };
}
