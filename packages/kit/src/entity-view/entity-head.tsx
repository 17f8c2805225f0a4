import { PageHeader } from '@estela/ui';
import type { ReactNode } from 'react';
import { BackLink } from '../entity/back-link.tsx';
import styles from './entity-head.module.css';

export interface EntityHeadProps {
  /** The list that leads here, where the viewer did not come from it. */
  backTo: string;
  back: string;
  picture: ReactNode;
  /** The picture is what one came for, and has most of the room. */
  widePicture?: boolean;
  title: string;
  lead?: ReactNode;
  badges?: ReactNode;
  actions: ReactNode;
}

/** How the page of a thing begins: the way back, its picture, its name and what one can do with it. */
export function EntityHead(props: EntityHeadProps) {
  const { backTo, back, picture, widePicture, title, lead, badges, actions } = props;
  return (
    <>
      <div>
        <BackLink to={backTo}>{back}</BackLink>
      </div>
      <div className={widePicture ? styles.wide : styles.head}>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.words}>
          <PageHeader
            title={title}
            lead={lead}
            eyebrow={badges && <span className={styles.row}>{badges}</span>}
          />
          <div className={styles.row}>{actions}</div>
        </div>
      </div>
    </>
  );
}
