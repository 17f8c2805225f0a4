import { paths } from '@estela/contracts/paths';
import { expect, test } from '../fixtures/test.ts';
import { App } from '../pages/app.ts';

for (const [mine, theirs] of [
  ['es', 'en'],
  ['en', 'es'],
] as const)
  test(`a pilot logs a flight in ${mine}, and others see it in ${theirs}`, async ({
    guestPage,
    pilot,
    pageOf,
  }) => {
    const username = `sol_${mine}_${test.info().workerIndex}`;
    const title = `Puesta de sol ${mine}`;
    const author = new App(await guestPage(mine), mine);
    await test.step('the pilot registers, adds a drone, marks a spot and logs a flight', async () => {
      await author.registerFromLanding({ name: 'Sol', username, password: 'vuela-bajo-y-lento' });
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
      await guest.card(title).getByRole('link', { name: title }).click();
      await expect(guest.heading(title)).toBeVisible();
      await expect(guest.page.getByText('Cantera vieja')).toBeVisible();
      expect(new Set(foreign)).toEqual(new Set([new URL(guest.page.url()).host]));
    });

    await test.step('they meet in a group', async () => {
      await author.page.goto(paths.groups({ new: true }));
      await author.field(author.words.name).fill(`Bandos ${mine}`);
      await author.field(author.words.description).fill('Volamos en bandos');
      await author.page.getByRole('dialog').getByRole('button', { name: author.words.createGroup }).click();
      await expect(author.heading(`Bandos ${mine}`)).toBeVisible();
      await fan.page.goto(paths.groups());
      await fan.card(`Bandos ${mine}`).getByRole('button', { name: fan.words.join }).click();
      await expect(fan.card(`Bandos ${mine}`).getByRole('button', { name: fan.words.join })).toBeHidden();
    });
  });
