import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import Skeleton from '@mui/material/Skeleton';
import { TEXTS } from '../texts';
import DetailFrame from './DetailFrame';
import Sheet from './Sheet';

export default function DetailSkeleton() {
  return (
    <DetailFrame title={TEXTS.detail.loading}>
      <Sheet
        data={<PageSkeleton count={7} height={42} />}
        domicilios={
          <Skeleton variant="rounded" animation={false} sx={{ height: { xs: 460, lg: 'auto' }, borderRadius: '14px' }} />
        }
      />
    </DetailFrame>
  );
}
