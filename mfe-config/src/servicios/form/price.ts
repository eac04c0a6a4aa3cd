import { withoutThousands } from '@lavanda/shared/domain/writtenNumber';

/** Parses a typed price in pesos, keeping its decimals: '$ 1,234.50', '38.9'. Null when it isn't a number. */
export function parsePrice(text: string): number | null {
  const number = withoutThousands(text);
  return number === null ? null : Number(number);
}
