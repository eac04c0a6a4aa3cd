import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import { readVersionsCall } from '@lavanda/shared/contract/calls/versions';
import type { SectionVersions } from '@lavanda/shared/contract/schemas/versions';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { send } from '../account/send';
import { MEASURE_TEXTS } from './measureTexts';
import { PREVIEW_TEXTS as T } from './previewTexts';
import { SectionMeasures } from './SectionMeasures';
import { VersionChooser } from './VersionChooser';

type State = { type: 'loading' } | { type: 'failure'; text: string } | { type: 'listed'; sections: SectionVersions[] };

/** The measures of each section's versions, and a form that shows any published one. */
export function PublishedVersions() {
  const { state, read } = usePublishedVersions();
  if (state.type === 'loading') return null;
  if (state.type === 'failure') return <ErrorPanel title={T.notListed} detail={state.text} onRetry={read} />;
  const measured = state.sections.filter(({ horas: hours }) => hours.length > 0);
  return (
    <>
      <Typography variant="h2">{MEASURE_TEXTS.title}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{measured.length > 0 ? MEASURE_TEXTS.help : MEASURE_TEXTS.none}</Typography>
      {measured.map((section) => (
        <SectionMeasures key={section.remoto} section={section} />
      ))}
      <Typography variant="h2">{T.chooser}</Typography>
      <VersionChooser sections={state.sections} />
    </>
  );
}

function usePublishedVersions() {
  const [state, setState] = useState<State>({ type: 'loading' });
  const read = useCallback(async () => {
    setState({ type: 'loading' });
    const answer = await send(requestOf(readVersionsCall));
    if (!answer.ok) return setState({ type: 'failure', text: answer.failure.mensaje });
    setState({ type: 'listed', sections: (answer.data as { secciones: SectionVersions[] }).secciones });
  }, []);
  useEffect(() => void read(), [read]);
  return { state, read };
}
