import pg from 'pg';

const { builtins } = pg.types;

/** `oid` of int8[]; the driver has no name for it. */
const INT8_ARRAY = 1016;
const INT4_ARRAY = 1007;
const comoEnteros = pg.types.getTypeParser(INT4_ARRAY, 'text');
const comoTexto = (texto: string): string => texto;

/**
 * int8 as Number (centavos and counts are safe integers), dates and moments as the text the server wrote: a JS Date would
 * move a day across time zones and drop microseconds.
 */
export const tiposDeDatos: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, formato?: 'text' | 'binary') => {
    switch (oid) {
      case builtins.INT8:
        return Number;
      case INT8_ARRAY:
        return comoEnteros;
      case builtins.DATE:
      case builtins.TIMESTAMP:
      case builtins.TIMESTAMPTZ:
        return comoTexto;
      default:
        return formato === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
    }
  },
};
