import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import { previewVersionCall } from '@lavanda/shared/contract/calls/versions';
import type { MadePreview, SectionVersions } from '@lavanda/shared/contract/schemas/versions';
import Field from '@lavanda/shared/ui/fields/Field';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import SelectField from '@lavanda/shared/ui/fields/SelectField';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { send } from '../account/send';
import { dayOf, PREVIEW_TEXTS as T } from './previewTexts';

interface VersionChooserProps {
  sections: readonly SectionVersions[];
  /** Opens a path with a page load. */
  onOpen?: (path: string) => void;
}

const load = (path: string) => location.assign(path);

/** Shows any published version in this tab, or makes a link that shows it to others. */
export function VersionChooser({ sections, onOpen = load }: VersionChooserProps) {
  const [remote, setRemote] = useState('');
  const [version, setVersion] = useState('');
  const [made, setMade] = useState<MadePreview | null>(null);
  const [error, setError] = useState<string | null>(null);
  const errorId = useId();

  const choose = (name: string, chosen: string) => {
    setRemote(name);
    setVersion(chosen);
    setMade(null);
    setError(null);
  };
  const make = async (then: (made: MadePreview) => void) => {
    if (remote === '' || version === '') return setError(T.choose);
    setError(null);
    const answer = await send(requestOf(previewVersionCall, { params: { remoto: remote }, body: { version } }));
    if (answer.ok) then(answer.data as MadePreview);
    else setError(answer.failure.mensaje);
  };

  return (
    <Box component="form" noValidate aria-label={T.chooser} sx={{ display: 'grid', gap: 3, maxWidth: 640 }}>
      <Typography sx={{ color: 'text.secondary' }}>{T.chooserHelp}</Typography>
      <VersionFields sections={sections} remote={remote} version={version} onChoose={choose} />
      <FieldError id={errorId} mensaje={error ?? undefined} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" onClick={() => void make(({ ficha: token }) => onOpen(`/vista/${token}`))}>
          {T.use}
        </Button>
        <Button variant="outlined" onClick={() => void make(setMade)}>
          {T.makeLink}
        </Button>
      </Box>
      {made && (
        <Field
          label={T.link}
          help={T.linkHelp(made.version, dayOf(made.vence))}
          value={made.enlace}
          input={{ readOnly: true, onFocus: ({ target }) => target.select() }}
        />
      )}
    </Box>
  );
}

interface VersionFieldsProps {
  sections: readonly SectionVersions[];
  remote: string;
  version: string;
  onChoose: (remote: string, version: string) => void;
}

/** The fields for a section and for one of its published versions. Choosing a section selects its newest version. */
function VersionFields({ sections, remote, version, onChoose }: VersionFieldsProps) {
  const section = sections.find(({ remoto: name }) => name === remote);
  return (
    <>
      <SelectField
        label={T.section}
        value={remote}
        error={undefined}
        onChange={(name) => onChoose(name, sections.find((one) => one.remoto === name)?.versiones[0]?.version ?? '')}
      >
        {sections.map(({ remoto: name }) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </SelectField>
      <SelectField label={T.version} value={version} error={undefined} onChange={(chosen) => onChoose(remote, chosen)}>
        {(section?.versiones ?? []).map((one) => (
          <MenuItem key={one.version} value={one.version}>
            {labelOf(one, section)}
          </MenuItem>
        ))}
      </SelectField>
    </>
  );
}

function labelOf({ version, publicada: published }: SectionVersions['versiones'][number], section?: SectionVersions): string {
  const live = version === section?.candidata ? T.live.candidate : version === section?.estable ? T.live.stable : null;
  return [version, dayOf(published), live].filter((part) => part !== null).join(', ');
}
