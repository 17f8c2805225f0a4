import { useFormikContext } from '@estela/ui/form';
import { AddCard } from './add-card.tsx';
import { withCard } from './with-card.ts';

/** Shown below a form's field whose text may contain cards. */
export function CardField({ name }: { name: string }) {
  const { values, setFieldValue } = useFormikContext<Record<string, string>>();
  return <AddCard onPick={(link) => void setFieldValue(name, withCard(values[name] ?? '', link))} />;
}
