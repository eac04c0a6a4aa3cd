export const TEXTOS = {
  titulo: 'Configuración',
  vacio: 'La configuración llega pronto',
  vacioDetalle: 'Los servicios y usuarios actuales siguen funcionando como están.',
} as const;
