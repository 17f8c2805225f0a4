import { useSession } from '@estela/api';
import { lazyDialog } from '@estela/ui/lazy';
import { isMember } from '../components/is-member.ts';
import { useOpenForm } from '../components/use-open-form.ts';
import type { PostFormDialogProps } from '../features/posts/post-form-dialog.tsx';

/** The form library loads when the form is opened. */
const FormDialog = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "post-form" */ '../features/posts/post-form-dialog.tsx'))
      .PostFormDialog,
);

/** For members, and for the author of an existing post; the address that opens it may be visited by anybody. */
export function PostFormDialog({ open, ...props }: PostFormDialogProps) {
  const { group, post } = props;
  const { user } = useSession();
  const mayWrite = isMember(group) && (!post || post.author._id === user?._id);
  return <FormDialog {...props} open={useOpenForm(open, mayWrite)} />;
}
