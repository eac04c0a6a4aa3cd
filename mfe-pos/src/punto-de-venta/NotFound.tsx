import EmptyState from '@lavanda/shared/ui/feedback/EmptyState';
import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { TEXTS } from './texts';

/** Shown when no nota has the id in the URL, with a link to a new nota. */
export default function NotFound() {
  return (
    <EmptyState
      level="h2"
      title={TEXTS.notFound}
      detail={TEXTS.notFoundDetail}
      icon={<SearchOffRounded />}
      action={
        <Button variant="contained" component={Link} to="/app/pos" autoFocus>
          {TEXTS.toNewNota}
        </Button>
      }
    />
  );
}
