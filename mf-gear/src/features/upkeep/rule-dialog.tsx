import { useCreateReminderRuleMutation, useUpdateReminderRuleMutation } from '@estela/api/gear';
import type { ReminderRule, ReminderSubject } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { EntityForm } from '@estela/kit/entity-form';
import { FormDialog } from '@estela/kit/form';
import { toast } from '@estela/ui';
import { DateTimeField, FieldRow, NumberField, SelectField, TextField } from '@estela/ui/form';
import { dayOf } from '../../components/days.ts';
import {
  fieldNames,
  inputOfRule,
  measures,
  newRuleValues,
  type RuleValues,
  ruleSchema,
  valuesOfRule,
} from './rule-values.ts';

interface RuleDialogProps {
  /** The possible subjects, the usual one first. */
  subjects: readonly ReminderSubject[];
  /** The rule to change; without one the dialog creates a new one. */
  rule: ReminderRule | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function RuleDialog({ subjects, rule, open, onOpenChange }: RuleDialogProps) {
  const { t } = useTranslation('gear');
  const [create] = useCreateReminderRuleMutation();
  const [update] = useUpdateReminderRuleMutation();
  const title = t(rule ? 'upkeep.rule.editTitle' : 'upkeep.rule.newTitle');
  return (
    <FormDialog open={open} onOpenChange={onOpenChange} title={title}>
      {(close) => (
        <EntityForm
          entity={rule}
          label={title}
          texts="gear:upkeep.rule"
          fieldNames={fieldNames}
          submitLabel={t(rule ? 'upkeep.rule.save' : 'upkeep.rule.create')}
          schema={ruleSchema}
          newValues={() => newRuleValues(subjects[0]?._id ?? '')}
          toValues={valuesOfRule}
          toInput={(values: RuleValues) => inputOfRule(values, subjects)}
          create={create}
          update={update}
          onSaved={() => {
            toast({ tone: 'success', text: t(rule ? 'upkeep.rule.updated' : 'upkeep.rule.created') });
            onOpenChange(false);
          }}
          onCancel={close}
        >
          <TextField name="text" />
          {subjects.length > 1 && (
            <SelectField
              name="subject"
              placeholder={null}
              options={subjects.map(({ _id, name }) => ({ value: _id, label: name }))}
            />
          )}
          <FieldRow>
            <NumberField name="amount" />
            <SelectField name="measure" values={measures} labels="upkeepMeasure" placeholder={null} />
          </FieldRow>
          <DateTimeField name="since" mode="date" max={dayOf(new Date())} />
        </EntityForm>
      )}
    </FormDialog>
  );
}
