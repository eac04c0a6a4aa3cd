import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropsWithChildren, ReactElement } from 'react';
import { createTenantTheme } from '../design/theme.ts';
import { DEFAULT_COLORS } from '../design/tokens.ts';

/** Renders an element in the product's theme and sets up a user of user-event. */
export function paint(element: ReactElement) {
  const user = userEvent.setup();
  const theme = createTenantTheme(DEFAULT_COLORS);
  const wrapper = ({ children }: PropsWithChildren) => <ThemeProvider theme={theme}>{children}</ThemeProvider>;
  return { usuario: user, ...render(element, { wrapper }) };
}
