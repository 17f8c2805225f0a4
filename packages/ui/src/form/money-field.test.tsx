import type { Language } from '@estela/i18n';
import { createBilingual } from '@estela/i18n/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, FormActions, MoneyField, minorUnits, moneyRule, SelectField, yup } from './index.ts';

const i18n = createBilingual();

test.each([
  ['EUR', 19.99, 1999],
  ['EUR', 1.1, 110],
  ['JPY', 1500, 1500],
  ['KWD', 1.255, 1255],
])('%s: %d is %i minor units, and back', (currency, whole, minor) => {
  expect(minorUnits.of(whole, currency)).toBe(minor);
  expect(minorUnits.toWhole(minor, currency)).toBe(whole);
});

test.each([
  ['EUR', 12.5, null],
  ['EUR', 12.505, { key: 'decimals', values: { max: 2 } }],
  ['JPY', 12.5, { key: 'decimals', values: { max: 0 } }],
  ['KWD', 12.505, null],
  ['EUR', 10_000_000.01, { key: 'max', values: { max: 10_000_000 } }],
  ['JPY', 1_000_000_000, null],
])('%s: an amount of %d is held to its decimals', async (currency, price, message) => {
  const schema = yup.object({ price: moneyRule('currency', 1_000_000_000), currency: yup.string() });
  const problem = await schema.validate({ price, currency }).then(
    () => null,
    (error: { message: unknown }) => error.message,
  );
  expect(problem).toEqual(message);
});

async function show(language: Language, price: number | '') {
  await i18n.changeLanguage(language);
  const sent = jest.fn();
  render(
    <Form
      initialValues={{ price, currency: 'EUR' }}
      validationSchema={yup.object({ price: moneyRule('currency', 1_000_000_000), currency: yup.string() })}
      onSubmit={(values) => sent(values)}
      toErrors={() => ({ fields: {} })}
    >
      <MoneyField name="price" label="Precio" currencyField="currency" />
      <SelectField
        name="currency"
        label="Moneda"
        options={['EUR', 'JPY'].map((value) => ({ value, label: value }))}
      />
      <FormActions submitLabel="Enviar" />
    </Form>,
  );
  return { sent, box: screen.getByRole('textbox', { name: /Precio/ }), actor: userEvent.setup() };
}

test.each([
  ['es', '1234,50', '1.234,56', '1234,56'],
  ['en', '1,234.50', '1,234.56', '1,234.56'],
] as const)('in %s an amount shows as %s, and %s can be typed', async (language, shown, typed, left) => {
  const { box, actor, sent } = await show(language, 1234.5);
  expect(box).toHaveValue(shown);
  await actor.clear(box);
  await actor.type(box, typed);
  expect(box).toHaveValue(typed);
  await actor.tab();
  expect(box).toHaveValue(left);
  await actor.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(sent).toHaveBeenCalledWith({ price: 1234.56, currency: 'EUR' });
});

test('a currency without decimals refuses those that were typed before', async () => {
  const { box, actor, sent } = await show('es', '');
  await actor.type(box, '12,50');
  await actor.selectOptions(screen.getByLabelText(/Moneda/), 'JPY');
  await actor.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Esta moneda admite 0 decimales')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});
