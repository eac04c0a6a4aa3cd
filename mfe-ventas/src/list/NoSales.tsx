import EmptyState from '@lavanda/shared/ui/feedback/EmptyState';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { TEXTS as T, VOIDED_TEXTS as V } from '../texts';

interface NoSalesProps {
  filtered: boolean;
  /** True in the list of voided notas. */
  voided: boolean;
  onClear(): void;
}

/** Empty list: no sale or no voided nota matches the filters (with a button to clear them), or there are no sales yet. */
export default function NoSales({ filtered, voided, onClear }: NoSalesProps) {
  return (
    <Paper variant="outlined" sx={{ borderRadius: '14px' }}>
      {filtered ? (
        <EmptyState
          title={voided ? V.none : T.empty}
          detail={voided ? V.noneDetail : T.emptyDetail}
          icon={<SearchOffRounded />}
          action={
            <Button onClick={onClear} sx={{ bgcolor: 'primary.light', color: 'primary.text' }}>
              {T.clearFilters}
            </Button>
          }
        />
      ) : (
        <EmptyState title={T.noSales} detail={T.noSalesDetail} icon={<ReceiptLongOutlined />} />
      )}
    </Paper>
  );
}
