import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';

/** The board while it loads: three cards in each column, or three in all on a phone. */
export default function BoardSkeleton() {
  return (
    <PageSkeleton
      count={12}
      height={122}
      sx={{
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(4, minmax(0, 1fr))' },
        '& > :nth-of-type(n + 4)': { display: { xs: 'none', sm: 'block' } },
      }}
    />
  );
}
