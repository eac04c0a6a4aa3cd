import useMediaQuery from '@mui/material/useMediaQuery';

/** True when the window is as narrow as a phone's. */
export function useOnPhone(): boolean {
  return useMediaQuery('(max-width: 599.95px)', { noSsr: true });
}
