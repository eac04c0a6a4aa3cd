import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useCallback, useState } from 'react';
import { readOverrides } from '../federation/registry/overrides';
import { readPreviews } from '../federation/registry/previews';
import { OverrideNotice } from './OverrideNotice';
import { PreviewNotice } from './PreviewNotice';

/** The notices about this tab's versions. Their height counts in '--lavanda-tirilla', so that full-window pages leave it free. */
export function VersionNotices() {
  const [height, setHeight] = useState(0);
  const measure = useCallback((box: HTMLElement) => {
    const observer = new ResizeObserver(() => setHeight(box.offsetHeight));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  if (Object.keys({ ...readOverrides(), ...readPreviews() }).length === 0) return null;
  return (
    <Box ref={measure}>
      <GlobalStyles styles={{ ':root': { '--lavanda-tirilla-versiones': `${height}px` } }} />
      <OverrideNotice />
      <PreviewNotice />
    </Box>
  );
}
