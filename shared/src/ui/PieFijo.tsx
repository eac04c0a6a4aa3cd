import GlobalStyles from '@mui/material/GlobalStyles';

/** Room that a page keeps at the foot of a phone's window over the section tabs, as a CSS length; the messages stand above it. */
export const ALTO_DEL_PIE = '--lavanda-alto-del-pie';

/** Says that a bar of `alto` px stays there for as long as this is mounted. */
export default function PieFijo({ alto }: { alto: number }) {
  return <GlobalStyles styles={{ ':root': { [ALTO_DEL_PIE]: `${alto}px` } }} />;
}
