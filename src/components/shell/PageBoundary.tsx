import { Component, type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { isChunkError } from '#domain/chunkErrors.ts';
import { endFirstLook } from '../../providers/firstList/firstLook.ts';
import { hasUnsaved } from '../../providers/session/unsaved.ts';
import { FailedState } from '../ui/states/FailedState.tsx';
import { useConnection } from './connection.ts';

const Broken = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const translate = useTranslate();
  const isMissing = isChunkError(error);
  const isAway = useConnection() !== 'online' && isMissing;
  const [wasAway, setWasAway] = useState(isAway);
  if (isAway && !wasAway) setWasAway(true);
  const isBack = wasAway && !isAway;
  useEffect(() => {
    if (isBack && !hasUnsaved()) location.reload();
  }, [isBack]);
  if (isAway)
    return <FailedState title={translate('errors.pageTitle')} message={translate('errors.pageAway')} />;
  return (
    <FailedState
      title={translate('errors.pageTitle')}
      message={translate(isMissing ? 'shell.newVersion' : 'errors.pageBody')}
      onRetry={isMissing ? () => location.reload() : onRetry}
    />
  );
};

type Props = { children: ReactNode };

/** Keeps a part that breaks, or that cannot be loaded, from taking the page with it; it can be tried again by itself. */
export class PartBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch() {
    endFirstLook();
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return <Broken error={this.state.error} onRetry={() => this.setState({ error: null })} />;
  }
}

/** Keeps a page that breaks from taking the shell with it; another page begins afresh. */
export const PageBoundary = ({ children }: Props) => {
  const { pathname } = useLocation();
  return <PartBoundary key={pathname}>{children}</PartBoundary>;
};
