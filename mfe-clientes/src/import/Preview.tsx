import type { ImportPreview } from '@lavanda/shared/contract/schemas/imports';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import Columns from './Columns';
import Counts from './Counts';
import MessagesTable from './MessagesTable';
import Namesakes from './Namesakes';
import Reading from './Reading';
import Repeated from './Repeated';
import Sample from './Sample';
import { TEXTS } from './texts';
import type { useImport } from './useImport';

const T = TEXTS;

interface PreviewProps {
  preview: ImportPreview;
  importJob: Pick<ReturnType<typeof useImport>, 'options' | 'readAgain' | 'phase' | 'omitted' | 'setOmitted'>;
}

/** Preview of an import: counts, reading options, columns, the first rows, and the rows stored differently or left out. */
export default function Preview({ preview, importJob }: PreviewProps) {
  const { problema: problem, errores: errors, avisos: notices, totalAvisos: noticeCount } = preview;
  const { options, readAgain, phase, omitted, setOmitted } = importJob;
  const busy = phase !== 'quieto';
  return (
    <>
      {problem === null ? <Counts preview={preview} omitted={omitted.size} /> : <Alert severity="warning">{problem}</Alert>}
      {problem === null && preview.nuevos - omitted.size === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{T.nothing}</Typography>
      )}
      <Reading preview={preview} disabled={busy} onChange={(changes) => void readAgain({ ...options, ...changes })} />
      <Columns
        columns={preview.columnas}
        disabled={busy}
        onChange={(fields) => void readAgain({ ...options, encabezado: preview.encabezado, columnas: fields })}
      />
      {preview.muestra.length > 0 && <Sample rows={preview.muestra} />}
      {errors.length > 0 && <MessagesTable title={T.errorsTitle} messageTitle={T.mensaje} messages={errors} />}
      {preview.homonimos.length > 0 && (
        <Namesakes matches={preview.homonimos} count={preview.totalHomonimos} omitted={omitted} onChange={setOmitted} />
      )}
      {preview.repetidosDe.length > 0 && <Repeated matches={preview.repetidosDe} count={preview.repetidos} />}
      {notices.length > 0 && (
        <MessagesTable
          title={noticeCount > notices.length ? T.noticesTitleCut(notices.length, noticeCount) : T.noticesTitle}
          messageTitle={T.notice}
          messages={notices}
        />
      )}
    </>
  );
}
