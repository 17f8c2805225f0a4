import { IdlePart } from '../../components/idle-part.tsx';
import styles from './top-bar.module.css';

const loadBell = async () =>
  (await import(/* webpackChunkName: "pilot-frame" */ './notifications/bell.tsx')).Bell;

/** All that the first load has of the notifications: their room. The bell comes in an idle moment. */
export function BellPlace() {
  return <IdlePart load={loadBell} room={<span className={styles.buttonPlace} aria-hidden="true" />} />;
}
