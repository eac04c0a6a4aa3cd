import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as NavLink } from 'react-router-dom';
import { readOverrides } from '../federation/registry/overrides';
import { VERSIONS_PATH } from './overrideUrl';
import { TEXTS as T } from './texts';

/** Notice while this tab has an override: names the overridden remotes and links to the versions page. */
export function OverrideNotice() {
  const remotes = Object.keys(readOverrides());
  if (remotes.length === 0) return null;
  return (
    <Box role="status" sx={{ px: 4, py: 2, bgcolor: 'warning.light', color: 'text.primary', fontWeight: 600, fontSize: 14 }}>
      {T.overridesNotice(remotes)}{' '}
      <Link component={NavLink} to={VERSIONS_PATH} color="inherit">
        {T.title}
      </Link>
    </Box>
  );
}
