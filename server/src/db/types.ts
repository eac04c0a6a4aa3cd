import pg from 'pg';

const { builtins } = pg.types;

const asText = (text: string): string => text;

/** int8 is read as a Number (safe for centavos and counts). Dates stay text: a JS Date shifts days and drops microseconds. */
export const pgTypeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    switch (oid) {
      case builtins.INT8:
        return Number;
      case builtins.DATE:
      case builtins.TIMESTAMP:
      case builtins.TIMESTAMPTZ:
        return asText;
      default:
        return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
    }
  },
};
