import { render, screen } from '@testing-library/react';
import { type Platform, PlatformProvider } from './platform.ts';
import { Slot } from './slot.tsx';
import { aPlatform } from './testing/remote-props.tsx';

declare module './slot-table.ts' {
  interface SlotTable {
    'pilot-card': { username: string };
  }
}

function PilotCard({ username }: { username: string }) {
  return <p>{`Pilot ${username}`}</p>;
}

function renderSlot(loadSlot: Platform['loadSlot']) {
  const platform = aPlatform({ loadSlot });
  render(
    <PlatformProvider value={platform}>
      <Slot name="pilot-card" with={{ username: 'ana' }} fallback={<p>{'ana'}</p>} />
    </PlatformProvider>,
  );
  return platform;
}

test('another area fills the slot', async () => {
  renderSlot(async () => PilotCard as never);
  expect(screen.getByText('ana')).toBeInTheDocument();
  expect(await screen.findByText('Pilot ana')).toBeInTheDocument();
});

test('the fallback stays where the other area is down, and that is reported', async () => {
  const error = new Error('mf-social is down');
  const { report } = renderSlot(() => Promise.reject(error));
  await screen.findByText('ana');
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ phase: 'load', error }));
});
