export { addDays, daysOf, ownTimeZone, today, weekday } from './calendar.ts';
export { FlownFigures, type FlownFiguresProps, type FlownPanel } from './flown-figures.tsx';
export { type FlownTexts, useFlownTexts } from './use-flown-texts.ts';
