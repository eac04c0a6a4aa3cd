import EmptyState from '@lavanda/shared/ui/feedback/EmptyState';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { TEXTS as T } from '../texts';

/** Empty list: no sale matches the filters (offers to clear them), or there are no sales yet. */
export default function NoSales({ filtered, onClear }: { filtered: boolean; onClear(): void }) {
  return (
    <Paper variant="outlined" sx={{ borderRadius: '14px' }}>
      {filtered ? (
        <EmptyState
          title={T.empty}
          detail={T.emptyDetail}
          icono={<SearchOffRounded />}
          action={
            <Button onClick={onClear} sx={{ bgcolor: 'primary.light', color: 'primary.text' }}>
              {T.clearFilters}
            </Button>
          }
        />
      ) : (
        <EmptyState title={T.noSales} detail={T.noSalesDetail} icono={<ReceiptLongOutlined />} />
      )}
    </Paper>
  );
}
