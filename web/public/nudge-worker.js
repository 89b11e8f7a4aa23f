// Shows what the server sends when it is somebody's turn, and opens the table when they click on it.
self.addEventListener('push', (event) => {
  const { title, body, tag, link } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, renotify: true, icon: 'icon.svg', data: { link } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const link = new URL(event.notification.data.link);
  const show = async () => {
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = open.find((page) => new URL(page.url).pathname === link.pathname);
    await (there ? there.focus() : self.clients.openWindow(link));
  };
  event.waitUntil(show());
});
