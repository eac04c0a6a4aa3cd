import pg from 'pg';

const { builtins } = pg.types;

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
      case builtins.DATE:
      case builtins.TIMESTAMP:
      case builtins.TIMESTAMPTZ:
        return comoTexto;
      default:
        return formato === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
    }
  },
};
