import { STARTER_CATALOG } from '@lavanda/shared/domain/starterCatalog';
import CategoryIcon from '@lavanda/shared/ui/display/CategoryIcon';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import FormDialog from '@lavanda/shared/ui/form/FormDialog';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import StarterRow from './StarterRow';
import { TEXTS as T } from './texts';
import { useStarter } from './useStarter';

const CATEGORIES = [...new Set(STARTER_CATALOG.map(({ categoria: category }) => category))];

interface StarterDialogProps {
  /** @param count number of servicios added to the catalogue */
  onAdded(count: number): void;
  onClose(): void;
}

/**
 * Dialog of the starter catalogue, a list of common servicios for a laundry that has none: the user chooses servicios and
 * prices, which are added in one call.
 */
export default function StarterDialog({ onAdded, onClose }: StarterDialogProps) {
  const starter = useStarter(onAdded);
  const id = useId();
  const { count, errors, failure, saving } = starter;
  const allChosen = count === STARTER_CATALOG.length;
  return (
    <FormDialog
      title={T.title}
      subtitle={T.subtitle}
      width={640}
      form={starter}
      verb={T.add(count)}
      busyVerb={T.adding}
      verbWidth={200}
      onSubmit={starter.submit}
      onClose={onClose}
    >
      <Button
        onClick={() => starter.markAll(!allChosen)}
        disabled={saving}
        sx={{ justifySelf: 'start', alignSelf: 'start', px: 2, ml: -2 }}
      >
        {allChosen ? T.none : T.all}
      </Button>
      {CATEGORIES.map((category) => (
        <Box key={category} component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
          <Typography component="legend" variant="h3" sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 0, mb: 1 }}>
            <CategoryIcon nombre={category} size={20} />
            {category}
          </Typography>
          {STARTER_CATALOG.filter(({ categoria: another }) => another === category).map((servicio) => (
            <StarterRow key={servicio.servicio} servicio={servicio} starter={starter} />
          ))}
        </Box>
      ))}
      <FieldError id={id} mensaje={errors.none} />
      {failure && (
        <Alert severity="error">
          <AlertTitle>{T.error}</AlertTitle>
          {T.errorHelp(failure)}
        </Alert>
      )}
    </FormDialog>
  );
}
