import { limits } from '@estela/contracts/limits';
import { equipmentConditions, equipmentTypes } from '@estela/contracts/values';
import { imageRule, moneyRule, yup } from '@estela/ui/form';
import { day, pastDay } from '../../components/day-rules.ts';
import { webAddressRule } from '../../components/web-address-rule.ts';
import { warrantyModes } from './equipment-values.ts';

const word = yup.string().trim().max(limits.word.max);
const whole = ({ min, max }: { min: number; max: number }) => yup.number().integer().min(min).max(max);
/** Only the fields of the warranty's mode are required. */
const requiredIn =
  (mode: (typeof warrantyModes)[number]) =>
  <Schema extends yup.StringSchema | yup.NumberSchema>([chosen]: string[], schema: Schema): Schema =>
    chosen === mode ? (schema.required() as Schema) : schema;

export const equipmentFormSchema = yup.object({
  type: yup.string().oneOf(equipmentTypes).required(),
  name: yup.string().trim().required().max(limits.title.max),
  condition: yup.string().oneOf(equipmentConditions).required(),
  brand: word,
  model: word,
  serialNumber: word,
  cells: whole(limits.battery.cells),
  capacityMah: whole(limits.battery.capacity),
  connector: word,
  cycles: whole(limits.battery.cycles),
  price: moneyRule('currency', limits.price.max),
  currency: yup.string(),
  purchaseDate: pastDay('storedPurchaseDate'),
  warrantyMode: yup.string().oneOf(warrantyModes).required(),
  warrantyMonths: whole(limits.warranty.months).when('warrantyMode', requiredIn('months')),
  warrantyExpiration: day
    .when('warrantyMode', requiredIn('date'))
    .when(['warrantyMode', 'purchaseDate'], ([mode, bought]: string[], schema: yup.StringSchema) =>
      schema.test(
        'after-purchase',
        'gear:equipmentForm.warrantyTooEarly',
        (ends) => mode !== 'date' || !bought || !ends || ends >= bought,
      ),
    ),
  warrantyWords: yup.string().trim().max(limits.warranty.text).when('warrantyMode', requiredIn('words')),
  location: yup.string().trim().max(limits.title.max),
  sourceUrl: webAddressRule,
  description: yup.string().trim().max(limits.text.max),
  notes: yup.string().trim().max(limits.text.max),
  image: imageRule(limits.image.bytes),
});
