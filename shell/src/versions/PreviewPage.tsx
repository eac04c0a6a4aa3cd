import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import { openPreviewCall } from '@lavanda/shared/contract/calls/versions';
import type { OpenedPreview } from '@lavanda/shared/contract/schemas/versions';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { Navigate, Link as NavLink, useParams } from 'react-router-dom';
import { send } from '../account/send';
import { Brand } from '../app/Brand';
import { savePreview } from '../federation/registry/previews';
import { returnPath } from '../sign-in/returnPath';
import { PREVIEW_TEXTS as T } from './previewTexts';

type State = { type: 'opening' } | { type: 'signedOut' } | { type: 'failure'; text: string; mayRetry: boolean };

/** Opens the section with a page load, because this page may have loaded another version of it. */
const openSection = (path: string) => location.replace(path);

/** Opens a link that shows one version of a section, in this tab alone. A user without a session signs in first. */
export function PreviewPage({ onOpen = openSection }: { onOpen?: (path: string) => void }) {
  const { ficha: token = '' } = useParams();
  const { state, open } = usePreview(token, onOpen);
  useEffect(() => {
    document.title = `Lavanda | ${T.title}`;
  }, []);
  if (state.type === 'signedOut') return <Navigate to="/login" replace />;
  return (
    <Brand>
      <Box component="main" sx={{ maxWidth: 640, mx: 'auto', p: { xs: 3, sm: 5 }, textAlign: 'center' }}>
        {state.type === 'opening' ? (
          <Typography role="status">{T.opening}</Typography>
        ) : (
          <>
            <ErrorPanel level="h1" title={T.failed} detail={state.text} {...(state.mayRetry && { onRetry: open })} />
            <Link component={NavLink} to="/app/activos" sx={{ fontWeight: 600, color: 'primary.text' }}>
              {T.toApp}
            </Link>
          </>
        )}
      </Box>
    </Brand>
  );
}

function usePreview(token: string, onOpen: (path: string) => void) {
  const [state, setState] = useState<State>({ type: 'opening' });
  const open = useCallback(async () => {
    setState({ type: 'opening' });
    const answer = await send(requestOf(openPreviewCall, { params: { ficha: token } }));
    if (answer.ok) {
      const { remoto: remote, version, vence: expires, titulo: title, segmento: segment } = answer.data as OpenedPreview;
      savePreview(remote, { ficha: token, version, vence: expires, titulo: title });
      onOpen(`/app/${segment}`);
    } else if (answer.failure.status === 401) {
      returnPath.save(`/vista/${token}`);
      setState({ type: 'signedOut' });
    } else {
      const { status, mensaje: text } = answer.failure;
      // Retrying doesn't help when the link is gone or isn't for this role.
      setState({ type: 'failure', text, mayRetry: status === 'red' || status >= 429 });
    }
  }, [token, onOpen]);
  useEffect(() => void open(), [open]);
  return { state, open };
}
