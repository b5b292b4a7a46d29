<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What Qt’s own catalogue of this language lacks. -->
<TS version="2.1" language="hu_HU" sourcelanguage="en">
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Hely:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Fájl&amp;típus:</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Hely:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Fájltípus:</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Sajátgép</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Ismeretlen</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Mappa</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Invalid filename</source>
        <translation>Érvénytelen fájlnév</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Súgó</translation>
    </message>
</context>
</TS>
