import { RequestItems, type RequestItemsProps } from '@lavanda/shared/ui/requests/RequestItems';
import { REQUEST_TEXTS as T } from '@lavanda/shared/ui/requests/texts';
import Box from '@mui/material/Box';
import type { MouseEventHandler } from 'react';
import { GroupTitle } from '../GroupTitle';
import { NoteBoard } from '../NoteBoard';

type RequestListProps = RequestItemsProps & {
  /** Gets every click before the requests' buttons do (capture phase), to stop a touch meant for another request. */
  onTouch: MouseEventHandler;
};

/** The pickup requests, above the notas, under a title with the count of those shown. */
export default function RequestList({ onTouch, ...props }: RequestListProps) {
  return (
    // The margin below equals the distance between two days of the list.
    <Box component="section" aria-labelledby="grupo-solicitudes" onClickCapture={onTouch} sx={{ mb: { xs: 2, sm: 3.5 } }}>
      <GroupTitle id="grupo-solicitudes">
        <b>{T.title}</b>
        <span>{props.shown.length}</span>
      </GroupTitle>
      <NoteBoard>
        <RequestItems {...props} />
      </NoteBoard>
    </Box>
  );
}
