import { errorText, useSession } from '@estela/api';
import { useJoinGroupMutation } from '@estela/api/groups';
import type { Group } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import { dropDraft, FormDraft } from '@estela/kit/draft';
import { Form } from '@estela/kit/form';
import { Section, toast } from '@estela/ui';
import { Dialog } from '@estela/ui/dialog';
import { FormActions, TextArea, yup } from '@estela/ui/form';
import { type RefObject, useRef, useState } from 'react';
import styles from './join-dialog.module.css';
import { joinedText } from './joined-text.ts';

interface JoinDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  group: Group;
}

interface Answers {
  [name: string]: string;
}

const nameOf = (index: number) => `answer${index}`;

/** One required answer per question of the group. */
const schemaOf = (questions: readonly string[]) =>
  yup.object(
    Object.fromEntries(
      questions.map((_question, index) => [
        nameOf(index),
        yup.string().trim().required().max(limits.joinAnswer.max),
      ]),
    ),
  );

const isInvitedTo = ({ membership }: Group) => membership?.status === 'invited';

/**
 * The group's rules, and for a private group its questions to pilots who are not invited, before joining. Unsent answers
 * are saved as a draft.
 */
export function JoinDialog({ open, onOpenChange, group }: JoinDialogProps) {
  const { t } = useTranslation('groups');
  const key = group.private ? 'request' : 'join';
  const title = t(`membership.${isInvitedTo(group) ? 'accept' : key}Of`, { name: group.name });
  // With the focus in the first answer the dialog would begin below the rules.
  const rules = useRef<HTMLParagraphElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      outsidePress="none"
      {...(group.rules !== '' && { initialFocus: rules })}
    >
      <JoinForm group={group} title={title} rules={rules} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface JoinFormProps {
  group: Group;
  title: string;
  rules: RefObject<HTMLParagraphElement | null>;
  onClose: () => void;
}

function JoinForm({ group, title, rules, onClose }: JoinFormProps) {
  const { t } = useTranslation('groups');
  const { t: common } = useTranslation('common');
  const [join] = useJoinGroupMutation();
  const { user } = useSession();
  const { name } = group;
  const isInvited = isInvitedTo(group);
  const questions = group.private && !isInvited ? group.questions : [];
  // Also when the session has ended while they were typed.
  const [draft] = useState(
    () => user && { owner: user._id, form: `join.${group._id}`, version: JSON.stringify(questions) },
  );

  async function submit(values: Answers) {
    const answers = questions.map((_question, index) => values[nameOf(index)]?.trim() ?? '');
    const body = { ...(questions.length > 0 && { answers }), ...(isInvited && { accept: true }) };
    const { data, error } = await join({ id: group._id, body });
    // When an invitation is withdrawn the page shows another button: this form closes with the old one.
    if (error && !isInvited) throw error;
    if (data && draft) dropDraft(draft);
    toast(
      data
        ? { tone: 'success', text: t(joinedText(data), { name }) }
        : { tone: 'danger', text: errorText(error, common) },
    );
    onClose();
  }
  return (
    <Form<Answers>
      label={title}
      initialValues={Object.fromEntries(questions.map((_question, index) => [nameOf(index), '']))}
      validationSchema={schemaOf(questions)}
      fieldNames={Object.fromEntries(
        questions.map((_question, index) => [`answers.${index}`, nameOf(index)]),
      )}
      onSubmit={submit}
    >
      {group.rules !== '' && (
        <Section title={t('rules.title')}>
          <p ref={rules} tabIndex={-1} className={styles.rules}>
            {group.rules}
          </p>
        </Section>
      )}
      {draft && (
        <FormDraft place={draft}>
          {questions.map((question, index) => (
            <TextArea key={nameOf(index)} name={nameOf(index)} label={question} rows={2} />
          ))}
        </FormDraft>
      )}
      {questions.length > 0 && <p className={styles.note}>{t('questions.whoReads')}</p>}
      <FormActions
        submitLabel={t(group.rules ? 'membership.agree' : 'membership.request')}
        onCancel={onClose}
      />
    </Form>
  );
}
