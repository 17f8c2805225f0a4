import type { Choices } from '../../fixtures/chosen-versions.ts';
import { lookAt } from '../look-at.ts';
import { movedApps, readPlan, releasesIn, shell, versionsOf } from '../matrix-plan.ts';
import { ownComposition, type Situation, titleOf } from '../situations.ts';
import { test } from '../test.ts';

// Versions that only a browser with the link gets: what is live stays as it is.
const plan = readPlan();
const [before, after] = [versionsOf(plan, 'previous'), versionsOf(plan, 'candidate')];

/** One app on one side, all others on the other; of the shell all remotes on the one and the shell on the other. */
const alone = (app: string, own: Choices, others: Choices): Choices =>
  app === shell ? { ...own, [shell]: others[shell] ?? '' } : { ...others, [app]: own[app] ?? '' };

/** By situation: the versions that meet where an app has moved. */
const meetings: Partial<Record<Situation, (app: string) => Choices>> = {
  'previous in the new shell': (app) => alone(app, before, after),
  'new in the previous shell': (app) => alone(app, after, before),
  'all previous': () => before,
  'raised shared modules': (app) => ({ ...alone(app, before, after), [shell]: plan.raisedShell }),
};

for (const app of movedApps(plan))
  for (const [situation, choose] of Object.entries(meetings)) look(app, situation as Situation, choose(app));

for (const app of Object.keys(plan.composition ?? {}))
  look(app, ownComposition, { ...after, ...plan.composition });

function look(app: string, situation: Situation, choices: Choices): void {
  test(titleOf(app, situation), async ({ composition, people, visitors }) => {
    const { open } = await composition(choices);
    await lookAt({ app, shown: releasesIn(plan, choices), people, visitors: { ...visitors, open } });
  });
}
