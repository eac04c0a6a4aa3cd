import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is a phone's. */
export function useOnPhone(): boolean {
  return useMediaQuery('(max-width: 599.95px)', { noSsr: true });
}
