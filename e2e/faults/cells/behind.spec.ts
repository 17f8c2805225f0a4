import type { Page } from '@playwright/test';
import type { FaultPatterns } from '../../fixtures/declared-faults.ts';
import { type FaultBehind, titleOf } from '../fault-list.ts';
import { readPlan } from '../fault-plan.ts';
import type { FalseAnswer } from '../front.ts';
import { judgeNoData, judgeSlowData, type Outage } from '../judge-behind.ts';
import { judgeMail } from '../judge-mail.ts';
import { judgeStorage } from '../judge-storage.ts';
import type { Line } from '../line.ts';
import type { Cell, People } from '../test.ts';
import { type Dependencies, test } from '../test-behind.ts';

const slowness = 10_000;

const badGateway: FalseAnswer = (response) =>
  response.writeHead(502, { 'content-type': 'text/html' }).end('<title>502 Bad Gateway</title>');

const late: FalseAnswer = (_response, { forward }) => setTimeout(forward, slowness);

/** Of all calls, where the API has its servers behind another address than the pages. */
const ofApi = ({ front }: Cell, answer: FalseAnswer): Outage => ({
  begin: () => front.play(/^\/api\//, answer),
  end: () => front.heal(),
});

/** Of a line to what the product depends on. */
const ofLine = (line: Line): Outage => ({ begin: line.cut, end: line.mend });

interface Way {
  judge: (cell: Cell, dependencies: Dependencies, people: People, guest: Page) => Promise<void>;
  /** What the browser itself says of it. */
  said?: FaultPatterns;
}

const ways: Record<FaultBehind, Way> = {
  'API down': {
    judge: (cell) => judgeNoData(cell, ofApi(cell, badGateway)),
    said: { failedRequest: / \/api\/.*: 502$/ },
  },
  'API slow': { judge: (cell) => judgeSlowData(cell, ofApi(cell, late)) },
  'database gone': {
    judge: (cell, { database }) => judgeNoData(cell, ofLine(database)),
    said: { failedRequest: / \/api\/.*: 50[03]$/ },
  },
  'storage gone': {
    judge: (cell, { storage }, people) => judgeStorage(cell, people, ofLine(storage)),
    said: { failedRequest: / \/api\/.*: 503$/ },
  },
  'mail gone': {
    judge: (cell, { mail, recipients }, { ana, items }, guest) =>
      judgeMail(cell, guest, items, { outage: ofLine(mail), recipients, address: ana.user.email }),
  },
};

for (const app of readPlan().apps)
  for (const [fault, { judge, said = {} }] of Object.entries(ways))
    test(titleOf(app, fault as FaultBehind), async ({ cellOf, dependencies, people, guestPage, faults }) => {
      faults.expect(said);
      await judge(await cellOf(app, fault as FaultBehind), dependencies, people, await guestPage());
    });
