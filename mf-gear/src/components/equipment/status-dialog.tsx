import { useChangeEquipmentStatusMutation, useUndoEquipmentStatusChangeMutation } from '@estela/api/gear';
import type { EquipmentItem } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { defaultCurrency, type EquipmentStatus } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { Form, FormDialog } from '@estela/kit/form';
import { refusalText } from '@estela/kit/refusal-text';
import { toast } from '@estela/ui';
import {
  DateTimeField,
  FormActions,
  MoneyField,
  minorUnits,
  moneyRule,
  type NumberValue,
  TextField,
  yup,
} from '@estela/ui/form';
import { pastDay } from '../day-rules.ts';
import { today } from './warranty.ts';

interface StatusDialogProps {
  item: EquipmentItem;
  status: EquipmentStatus;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const schema = yup.object({
  on: pastDay().required('date'),
  price: moneyRule('currency', limits.price.max),
  currency: yup.string(),
  note: yup.string().trim().max(limits.text.max),
});

/** Marks equipment as put away, sold, lost or in use again: when, and the price of a sale. */
export function StatusDialog({ item, status, open, onOpenChange }: StatusDialogProps) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const [change] = useChangeEquipmentStatusMutation();
  const [undo] = useUndoEquipmentStatusChangeMutation();
  const { _id: id, name } = item;
  const currency = item.currency ?? defaultCurrency;

  async function save({ on, price, note }: { on: string; price: NumberValue; note: string }) {
    const sale = status === 'sold' && typeof price === 'number';
    const body = {
      status,
      on,
      note: note.trim(),
      ...(sale && { price: minorUnits.of(price, currency), currency }),
    };
    const { _id: changeId } = await change({ id, body }).unwrap();
    onOpenChange(false);
    toast({
      tone: 'success',
      text: t(`statusChange.done.${status}`, { name }),
      action: { label: t('statusChange.undo'), onAction: () => void undoChange(changeId) },
    });
  }

  async function undoChange(changeId: string) {
    const { error } = await undo({ id, changeId });
    const failed = t('statusChange.undoFailed', { name });
    if (error) toast({ tone: 'danger', text: refusalText(error, common, failed) });
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={t(`statusChange.title.${status}`, { name })}
      description={t(`statusChange.text.${status}`)}
    >
      {(close) => (
        <Form
          label={t(`statusChange.title.${status}`, { name })}
          initialValues={{ on: today(), price: '' as NumberValue, currency, note: '' }}
          validationSchema={schema}
          onSubmit={save}
        >
          <DateTimeField
            name="on"
            mode="date"
            label={t('statusChange.on')}
            min={item.purchaseDate ?? undefined}
            max={today()}
          />
          {status === 'sold' && (
            <MoneyField
              name="price"
              currencyField="currency"
              label={t('statusChange.price')}
              hint={t('statusChange.priceHint', { currency })}
            />
          )}
          <TextField name="note" label={t('statusChange.note')} hint={t(`statusChange.noteHint.${status}`)} />
          <FormActions submitLabel={t(`statusChange.action.${status}`)} onCancel={close} />
        </Form>
      )}
    </FormDialog>
  );
}
