import { notaMark } from '@lavanda/shared/domain/clave';
import { piecesText } from '@lavanda/shared/domain/pieces';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Clave from '@lavanda/shared/ui/display/Clave';
import FailureAlert from '@lavanda/shared/ui/feedback/FailureAlert';
import Alert from '@mui/material/Alert';
import { useDiscard } from '../../discard/useDiscard';
import MessagePreview from './MessagePreview';
import PlaceField from './PlaceField';
import ReadyActions from './ReadyActions';
import { READY_TEXTS as T } from './texts';
import { type ReadyFormOptions, useReadyForm } from './useReadyForm';

/**
 * Dialog 'Lista': the nota's place on the rack and an optional message to the cliente. The dialog asks before the user closes it
 * with a changed message. For a nota that is already ready, it only asks for the place.
 */
export default function ReadyDialog(props: ReadyFormOptions) {
  const { nota, onClose } = props;
  const { isReady, tells, place, message, failure, working, mark, ...form } = useReadyForm(props);
  const discard = useDiscard(message.isChanged, onClose);

  return (
    <>
      <AppDialog
        opened
        title={(isReady ? T.titleOfPlace : T.title)(nota.clienteNombre)}
        subtitle={
          <>
            <b>
              <Clave clave={notaMark(nota)} />
            </b>
            {nota.bultos > 0 && ` · ${piecesText(nota.bultos)}`}
            {` · ${nota.sucursalNombre}`}
          </>
        }
        width={520}
        busy={working !== null}
        onClose={discard.close}
        onSubmit={() => void mark(tells ? 'avisar' : 'marcar')}
        actions={
          <ReadyActions
            tells={tells}
            mark={isReady ? T.savePlace : T.onlyMark}
            working={working}
            onMark={() => void mark('marcar')}
          />
        }
      >
        <FailureAlert message={failure} sx={{ mb: 4 }} />
        <PlaceField ref={place.field} value={place.place} places={place.places} error={place.error} onChange={place.write} />
        {tells && (
          <MessagePreview phone={nota.clienteTelefono} message={message} error={form.textError} onEdit={form.clearTextError} />
        )}
        {!tells && !isReady && (
          <Alert severity="info" sx={{ mt: 4 }}>
            {T.noPhone}
          </Alert>
        )}
      </AppDialog>
      {discard.question}
    </>
  );
}
