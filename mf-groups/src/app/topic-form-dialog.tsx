import { useSession } from '@estela/api';
import { lazyDialog } from '@estela/ui/lazy';
import { canWriteInTopic } from '../components/can-write-in-topic.ts';
import { isMember } from '../components/is-member.ts';
import { useOpenForm } from '../components/use-open-form.ts';
import type { TopicFormDialogProps } from '../features/topics/topic-form-dialog.tsx';

/** The form library loads when the form is opened. */
const FormDialog = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "topic-form" */ '../features/topics/topic-form-dialog.tsx'))
      .TopicFormDialog,
);

/** For members, and for the author of an existing topic; the address that opens it may be visited by anybody. */
export function TopicFormDialog({ open, ...props }: TopicFormDialogProps) {
  const { group, topic } = props;
  const { user } = useSession();
  const mayWrite = topic ? topic.author._id === user?._id && canWriteInTopic(group, topic) : isMember(group);
  return <FormDialog {...props} open={useOpenForm(open, mayWrite)} />;
}
