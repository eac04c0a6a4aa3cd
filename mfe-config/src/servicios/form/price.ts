import { withoutThousands } from '@lavanda/shared/domain/writtenNumber';

/** A price as typed, in pesos, with the decimals it has: '$ 1,234.50', '38.9'. Null when it can't be read. */
export function parsePrice(text: string): number | null {
  const number = withoutThousands(text);
  return number === null ? null : Number(number);
}
