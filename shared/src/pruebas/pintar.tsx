import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { crearTema } from '../design/tema.ts';
import { COLORES_PREDETERMINADOS } from '../design/tokens.ts';

/** Renders under the suite's theme, with a user to act on it. */
export function pintar(elemento: ReactElement) {
  const usuario = userEvent.setup();
  return { usuario, ...render(<ThemeProvider theme={crearTema(COLORES_PREDETERMINADOS)}>{elemento}</ThemeProvider>) };
}
