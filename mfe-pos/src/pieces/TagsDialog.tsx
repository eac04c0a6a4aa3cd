import PaperDialog, { type BlockedPaper } from '@lavanda/shared/ui/ticket/PaperDialog';
import { PIECES_TEXTS as T } from './texts';

/** Shows the tags in the page, to print them, when the browser blocked their window. */
export default function TagsDialog(props: BlockedPaper & { onClose(): void }) {
  return <PaperDialog {...props} title={T.tags} subtitle={T.blocked} label={T.printTags} />;
}
