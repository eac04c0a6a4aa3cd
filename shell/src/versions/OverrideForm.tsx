import Field from '@lavanda/shared/ui/fields/Field';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isAllowed, saveOverride } from '../federation/registry/overrides';
import { TEXTS as T } from './texts';

interface OverrideFormProps {
  remotes: readonly string[];
  /** Origins from which a build may be loaded. */
  origins: readonly string[];
  /** Called after an override changes; the page must then load its sections again. */
  onChange: () => void;
}

/** Overrides one section of this tab with a developer's build. */
export function OverrideForm({ remotes, origins, onChange }: OverrideFormProps) {
  const [remote, setRemote] = useState('');
  const [manifest, setManifest] = useState('');
  const [error, setError] = useState<{ campo: 'remoto' | 'manifest'; texto: string } | null>(null);

  function use(event: React.FormEvent) {
    event.preventDefault();
    if (!remotes.includes(remote)) return setError({ campo: 'remoto', texto: T.missingSection });
    if (!isAllowed(manifest.trim(), origins)) return setError({ campo: 'manifest', texto: T.urlNotAllowed(origins) });
    saveOverride(remote, manifest.trim());
    onChange();
  }

  return (
    <Box component="form" noValidate onSubmit={use} aria-label={T.overrideTitle} sx={{ display: 'grid', gap: 3, maxWidth: 640 }}>
      <Typography sx={{ color: 'text.secondary' }}>{T.overrideHelp}</Typography>
      <Field
        label={T.section}
        value={remote}
        onChange={({ target }) => setRemote(target.value)}
        error={error?.campo === 'remoto' ? error.texto : null}
        input={{ list: 'remotos', autoComplete: 'off' }}
      />
      <datalist id="remotos">
        {remotes.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field
        label={T.manifest}
        help={T.origins(origins)}
        value={manifest}
        onChange={({ target }) => setManifest(target.value)}
        error={error?.campo === 'manifest' ? error.texto : null}
        input={{ inputMode: 'url', autoComplete: 'off', placeholder: 'http://localhost:3012/mf-manifest.json' }}
      />
      <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
        {T.use}
      </Button>
    </Box>
  );
}
