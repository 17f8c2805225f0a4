import { paths } from '@estela/contracts/paths';
import { deployed } from '../deployed/tag.ts';
import { expect, test } from '../fixtures/test.ts';
import { App } from '../pages/app.ts';

const languages = [
  ['es', 'en'],
  ['en', 'es'],
] as const;

for (const [mine, theirs] of languages)
  test(
    `a pilot logs a flight in ${mine}, and others see it in ${theirs}`,
    deployed,
    async ({ guestPage, newcomer, pilot, pageOf }) => {
      // The whole workflow of three people, in three browsers: a slow machine needs all of the usual time for it.
      test.slow();
      const sol = newcomer('Sol');
      const { username } = sol;
      const title = `Puesta de sol de ${username}`;
      const author = new App(await guestPage(mine), mine);
      await test.step('the pilot registers, adds a drone, marks a spot and logs a flight', async () => {
        await author.registerFromLanding(sol);
        await author.addDrone('Avispa 5');
        await author.markSpot('Cantera vieja', { lat: '40.34', lng: '-3.83' });
        await author.logFlight(title, 'Avispa 5', 'Cantera vieja');
      });

      const fan = new App(await pageOf(await pilot('Bruno'), theirs), theirs);
      await test.step('another pilot follows, and finds and likes it in the feed', async () => {
        await fan.follow(username);
        await fan.page.goto(paths.feed({ tab: 'following' }));
        await fan.card(title).getByRole('button', { name: fan.words.like }).click();
        await expect(fan.card(title).getByRole('button', { name: fan.words.like })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
      });

      const guest = new App(await guestPage(theirs), theirs);
      await test.step('a guest opens it from the global feed; its video asks nobody before a tap', async () => {
        const foreign: string[] = [];
        guest.page.on('request', (request) => foreign.push(new URL(request.url()).host));
        await guest.page.goto(paths.feed());
        await guest.card(title).getByRole('link', { name: title, exact: true }).click();
        await expect(guest.heading(title)).toBeVisible();
        await expect(guest.page.getByText('Cantera vieja', { exact: true })).toBeVisible();
        expect(new Set(foreign)).toEqual(new Set([new URL(guest.page.url()).host]));
      });
    },
  );

for (const [mine, theirs] of languages)
  test(`a group made in ${mine} is joined in ${theirs}`, deployed, async ({ pilot, pageOf }) => {
    const ana = await pilot('Ana');
    const name = `Bandos de ${ana.user.username}`;
    const founder = new App(await pageOf(ana, mine), mine);
    await founder.page.goto(paths.groups({ new: true }));
    await founder.field(founder.words.name).fill(name);
    await founder.field(founder.words.description).fill('Volamos en bandos');
    await founder.page.getByRole('form').getByRole('button', { name: founder.words.createGroup }).click();
    await expect(founder.heading(name)).toBeVisible();

    const member = new App(await pageOf(await pilot('Bruno'), theirs), theirs);
    await member.page.goto(paths.groups({ q: name }));
    const join = member.card(name).getByRole('button', { name: member.words.join });
    await join.click();
    await expect(join).toBeHidden();
  });
