/** Suggested colour pairs: the product's own, then others with enough contrast in every role (UI guide, mock-up 10). */
export const COMBINATIONS: readonly { primario: string; secundario: string }[] = [
  { primario: '#274C77', secundario: '#6096BA' },
  { primario: '#A3195B', secundario: '#0F8B8D' },
  { primario: '#F2C230', secundario: '#E4572E' },
  { primario: '#1F6F54', secundario: '#E09F3E' },
  { primario: '#5B3A8C', secundario: '#C08497' },
  { primario: '#B23A1E', secundario: '#335C67' },
];
