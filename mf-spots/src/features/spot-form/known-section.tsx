import { months } from '@estela/contracts/values';
import { ChipsField, FormSection, TextArea } from '@estela/ui/form';
import { useMonthName } from '../../components/use-month-name.ts';

/** Useful information for visitors. All of it is optional. */
export function KnownSection() {
  const monthName = useMonthName();
  const options = months.map((month) => ({
    value: String(month),
    label: monthName(month, 'short'),
  }));
  return (
    <FormSection name="known" number={3}>
      <TextArea name="accessNotes" rows={3} />
      <TextArea name="hazards" rows={3} />
      <ChipsField name="bestMonths" options={options} />
    </FormSection>
  );
}
